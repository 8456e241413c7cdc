/// The script by which a table of a page can be sorted and searched; where scripts are off, the table is shown as it
/// is written.
enum SortingScript {
  static let text = """
    (() => {
      const table = document.querySelector("table");
      const [body, heads] = [table.tBodies[0], [...table.tHead.rows[0].cells]];
      const search = document.createElement("input");
      search.type = "search";
      search.placeholder = search.ariaLabel = "Search";
      search.oninput = () => {
        for (const row of body.rows) {
          row.hidden = !row.textContent.toLowerCase().includes(search.value.toLowerCase());
        }
      };
      table.parentElement.before(search);
      const value = (row, place) => {
        const text = row.cells[place].textContent.trim().replace("−", "-");
        const [first, second] = text.split(":");
        return second === undefined ? parseFloat(text) : 60 * first + 1 * second;
      };
      heads.forEach((head, place) => {
        const button = document.createElement("button");
        button.append(...head.childNodes);
        head.append(button);
        button.onclick = () => {
          const isText = [...body.rows].every((row) => isNaN(value(row, place)));
          const sign = head.ariaSort === (isText ? "ascending" : "descending") ? -1 : 1;
          heads.forEach((other) => other.removeAttribute("aria-sort"));
          head.ariaSort = (sign > 0) === isText ? "ascending" : "descending";
          const number = (row) => isNaN(value(row, place)) ? -1e9 : value(row, place);
          const order = isText
            ? (one, other) => one.cells[place].textContent.localeCompare(other.cells[place].textContent)
            : (one, other) => number(other) - number(one);
          body.append(...[...body.rows].sort((one, other) => sign * order(one, other)));
        };
      });
    })();
    """
}
