import { Failure } from '../../../../http/failure'
import type { Kind } from '../../kind'
import { cardSides, one } from '../identity'
import { categoryExists } from './queries'
import { openStore } from './store'

/** Merchants: an accepted applicant gets a store, closed until its merchant opens it. */
export const merchant: Kind<'merchant'> = {
  name: 'merchant',
  isRepeatable: true,
  applicant: ({ personInCharge }) => personInCharge,
  privatePictures: (form) => ({
    ...cardSides(form),
    idHolding: one('id', form.idHolding),
    businessLicence: one('licence', form.businessLicence),
    foodLicence: one('licence', form.foodLicence),
    otherDocuments: { module: 'licence', ids: form.otherDocuments },
  }),
  publicPictures: ({ logoId }) => ({ logoId: [logoId] }),
  check: async (tx, { form }) => {
    if (!(await categoryExists(tx, form.category))) throw new Failure('storeCategoryUnknown')
  },
  accept: openStore,
}
