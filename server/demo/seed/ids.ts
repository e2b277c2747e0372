import { stableId } from '../../database/stable-id'

/** The id of something in the demo city, by its kind and key; the same on every server. */
export const demoId = (kind: string, ...key: (string | number)[]): string => stableId(`demo:${kind}:${key.join(':')}`)
