/** No prop: elements of other platforms report the whole press alone. */
export const pressIn = (_onPressIn: (() => void) | undefined): object => ({})
