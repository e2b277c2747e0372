import { Failure } from '../../../../http/failure'
import { isRider } from '../../../../http/queries/callers'
import { renew } from '../../../licence/renewal'
import type { Kind } from '../../kind'
import { masked } from '../../masked'
import { one } from '../identity'
import { runsStore } from './queries'

/** Renewed licences of stores and insurances of riders; accepted, they replace the ones before. */
export const licence: Kind<'licence'> = {
  name: 'licence',
  isRepeatable: true,
  applicant: ({ number }) => masked(number),
  privatePictures: ({ photo }) => ({ photo: one('licence', photo) }),
  check: async (tx, { customerId, form: { document, storeId } }) => {
    if (document === 'insurance') {
      if (!(await isRider(tx, customerId))) throw new Failure('noRider')
    } else if (storeId === undefined || !(await runsStore(tx, customerId, storeId))) throw new Failure('storeNotFound')
  },
  accept: (context, tx, { customerId, form }) => renew(context, tx, customerId, form),
}
