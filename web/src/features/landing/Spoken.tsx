/** What was said, with *what is done* set apart. Every character reaches the page as text. */
export function Spoken({ text }: { text: string }) {
  return text
    .split(/(\*[^*\n]+\*)/)
    .map((part, index) => (index % 2 === 1 ? <em key={index}>{part.slice(1, -1)}</em> : part));
}
