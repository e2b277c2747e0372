import type { Kind } from '../../kind'
import { cardSides } from '../identity'

/** Agents of a region. */
export const agent: Kind<'agent'> = {
  name: 'agent',
  applicant: ({ name }) => name,
  privatePictures: cardSides,
}
