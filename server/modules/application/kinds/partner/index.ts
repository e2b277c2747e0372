import type { Kind } from '../../kind'

/** Offers to cooperate with the platform. */
export const partner: Kind<'partner'> = {
  name: 'partner',
  applicant: ({ name }) => name,
  privatePictures: () => ({}),
}
