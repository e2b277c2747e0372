/** Prop by which an element of the web calls back once a press has begun that is no scroll. */
export const pressIn = (onPressIn: (() => void) | undefined): object => (onPressIn ? { onPressIn } : {})
