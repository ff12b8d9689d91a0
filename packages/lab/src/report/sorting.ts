/** Runs in the page, as text: sorts a table by the column whose heading is pressed, downwards first where it holds numbers. */
export function sorting(): void {
  const keyOf = (row: HTMLTableRowElement, column: number): string | number => {
    const cell = row.cells[column];
    const by = cell?.dataset.by;
    return by === undefined ? (cell?.textContent ?? '') : Number(by);
  };
  const compared = (a: string | number, b: string | number): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  for (const table of document.querySelectorAll<HTMLTableElement>('table.sortable')) {
    const [body] = table.tBodies;
    const headings = [...table.querySelectorAll('thead th')];
    for (const [column, heading] of headings.entries()) {
      heading.querySelector('button')?.addEventListener('click', () => {
        const rows = [...(body?.rows ?? [])];
        const isNumber = rows.some((row) => row.cells[column]?.dataset.by !== undefined);
        const before = heading.getAttribute('aria-sort');
        const order =
          before === null
            ? isNumber
              ? 'descending'
              : 'ascending'
            : before === 'descending'
              ? 'ascending'
              : 'descending';
        for (const other of headings) other.removeAttribute('aria-sort');
        heading.setAttribute('aria-sort', order);
        const sign = order === 'ascending' ? 1 : -1;
        rows.sort((a, b) => sign * compared(keyOf(a, column), keyOf(b, column)));
        body?.append(...rows);
      });
    }
  }
}
