import { stableId } from '../../database/stable-id'

/** The id of something in the demo city, derived from its kind and key. */
export const demoId = (kind: string, ...key: (string | number)[]): string => stableId(`demo:${kind}:${key.join(':')}`)
