/** A text that a person wrote, in any language; on the web it is marked with its language for screen readers. */
export const Written = ({ text }: { text: string }) => <>{text}</>
