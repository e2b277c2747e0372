import type { RiderRecord } from '../../database/schema'
import { demoId } from '../seed/ids'

type Person = Omit<RiderRecord, 'leftAt' | 'dueAt'>

/** The riders of the demo city. */
export const riders: readonly [Person, ...Person[]] = [
  { name: { en: 'Rider Chen', zh: '陈师傅' }, phone: '13900000101', likedPercent: 99 },
  { name: { en: 'Rider Huang', zh: '黄师傅' }, phone: '13900000102', likedPercent: 98 },
  { name: { en: 'Rider Liang', zh: '梁师傅' }, phone: '13900000103', likedPercent: 97 },
  { name: { en: 'Rider Zhou', zh: '周师傅' }, phone: '13900000104', likedPercent: 99 },
  { name: { en: 'Rider Wu', zh: '吴师傅' }, phone: '13900000105', likedPercent: 96 },
]

/** The id of a rider's account, equal in every deployment. */
const idOf = ({ phone }: Person): string => demoId('rider', phone)

/** The ids of the accounts of all of them. */
export const riderIds: readonly string[] = riders.map(idOf)

/** The id of the account of the rider with a name. */
export const riderNamed = (english: string): string | undefined => {
  const found = riders.find(({ name }) => name.en === english)
  return found && idOf(found)
}

/** The rider of an account. */
export const riderById = (id: string): Person | undefined => riders.find((rider) => idOf(rider) === id)
