/** The solution of a system of linear equations: Gauss and Jordan, with pivots. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(at(rows, i, column)) > Math.abs(at(rows, best, column))) best = i;
    const pivot = rows[best] as number[];
    rows[best] = rows[column] as number[];
    rows[column] = pivot;
    const head = pivot[column] ?? 0;
    if (head === 0) throw new Error(`row ${column} is a combination of others`);
    for (let i = 0; i < size; i++) {
      const scale = i === column ? 0 : at(rows, i, column) / head;
      if (scale === 0) continue;
      const row = rows[i] as number[];
      for (let j = column; j <= size; j++) row[j] = (row[j] as number) - scale * (pivot[j] as number);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}

const at = (rows: readonly number[][], i: number, j: number): number => rows[i]?.[j] ?? 0;
