import type { Kind } from '../../kind'
import { one } from '../identity'

/** Licences of businesses that customers act for. */
export const qualification: Kind<'qualification'> = {
  name: 'qualification',
  applicant: ({ personInCharge }) => personInCharge,
  privatePictures: ({ businessLicence, otherDocuments }) => ({
    businessLicence: one('licence', businessLicence),
    otherDocuments: { module: 'licence', ids: otherDocuments },
  }),
}
