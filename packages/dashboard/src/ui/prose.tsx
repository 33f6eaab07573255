/** A sentence of the contract: what stands between backticks is code. */
export const Prose = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));
