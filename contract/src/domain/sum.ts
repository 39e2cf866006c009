/** All of these amounts together; 0 of none. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** The amounts of rows together. */
export const sumBy = <Row>(rows: readonly Row[], amount: (row: Row) => number): number => sum(rows.map(amount))
