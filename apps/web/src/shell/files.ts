/** Hands a file to the person. */
export function saveFile(name: string, content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
