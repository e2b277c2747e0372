import * as z from 'zod/mini'
import { Id, Position, ruled, text } from './common'
import { limits } from '../limits'
import { contactGender } from '../rules/address'
import { phone } from '../rules/phone'
import { cleanPhone } from '../rules/typed'

/** The form of address of a contact. */
export const ContactGender = z.enum(contactGender)

/** The six-digit code of a province, city or district (GB/T 2260). */
export const AreaCode = z.string().check(z.regex(/^\d{6}$/))

const fields = {
  consignee: text(20, 1),
  gender: ContactGender,
  /** The district's code. */
  regionCode: AreaCode,
  /** Street, estate or building. */
  address: text(60, 1),
  /** Floor and door. */
  addressDetail: text(60, 1),
  tag: text(limits.addressTagMax, 1),
  isDefault: z.boolean(),
}

/**
 * The fields of the address form. The position is sent where a place or the device's location was chosen for this
 * address. Without one, or with one that is not in the region, the server looks for the address in its region.
 */
export const AddressForm = z.object({ ...fields, mobile: ruled(phone, cleanPhone), ...z.partial(Position).shape })
export type AddressForm = z.output<typeof AddressForm>

/** An address of the caller; `mobile` is unmasked in address.get and masked in lists. */
export const Address = z.object({
  ...fields,
  ...Position.shape,
  id: Id,
  mobile: z.string(),
  /** Province, city and district in the caller's language. */
  region: z.string(),
})
export type Address = z.output<typeof Address>

/** A province, city or district of China. */
export const Area = z.object({ code: z.string(), name: z.string() })
export type Area = z.output<typeof Area>

/**
 * A selectable city: `alias` is its name in the other language, `letter` the initial of its pinyin, the position its
 * centre.
 */
export const City = z.object({
  code: z.string(),
  name: z.string(),
  alias: z.string(),
  letter: z.string(),
  ...Position.shape,
})
export type City = z.output<typeof City>
