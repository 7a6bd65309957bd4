/** Goes to the field of a row, if it is there. */
export function focusRow(id: string | undefined): void {
  if (id !== undefined) document.getElementById(`row-${id}`)?.focus();
}
