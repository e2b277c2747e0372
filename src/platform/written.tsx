/** A text that a person wrote, in whatever language; a browser is told which, so that a screen reader reads it well. */
export const Written = ({ text }: { text: string }) => <>{text}</>
