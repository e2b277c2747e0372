import type { Address, Area } from '@contract/entities/address'
import { addressPhone, addressTag, consignee, contactGender, detailedAddress, region } from '@contract/rules/address'
import { Regions, regionText } from '@/features/region/regions'
import { confirm, toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import { answer, pick } from '@/platform/navigation/pick'
import { importAddress } from '@/platform/device/wechat-address'
import type { Api } from '@/services/api'
import { addressDeleted } from '@/services/events'
import { noted } from '@/services/while-here'
import { attempt, Form, FormField, makeModel, type RootState } from '@/state'
import { AddressLocation } from './location'
import { Tags } from './tags'
import { words } from './text'

/** Initial data of the form: the address to edit, if any, the tags, and the account's phone for a new address. */
export interface Start {
  address: Address | undefined
  labels: string[]
  phone: string
}

/** Loads the initial data. */
export async function startOf(api: Api, id: string | undefined): Promise<Start> {
  const address = id ? api.address.get({ addressId: id }) : undefined
  const own = id ? undefined : api.user.phone({}, { quiet: true })
  const [known, { items }, account] = await Promise.all([address, api.address.labelList({}), own])
  return { address: known, labels: items, phone: account?.phone ?? '' }
}

/** Fields by row name, in display order. */
const fieldsOf = ({ address, labels, phone }: Start) => ({
  name: new FormField(consignee, address?.consignee),
  phone: new FormField(addressPhone, address?.mobile ?? phone),
  /** District code. */
  region: new FormField(region, address?.regionCode),
  street: new FormField(detailedAddress, address?.address),
  door: new FormField(detailedAddress, address?.addressDetail),
  tag: new FormField(addressTag, address?.tag ?? labels[0]),
})

export type Row = keyof ReturnType<typeof fieldsOf>

/** Address form (product text §3 and §5, address). */
export class AddressFormModel {
  readonly form: Form<Row>
  readonly regions: Regions
  readonly location: AddressLocation
  readonly tags: Tags
  gender: Address['gender']
  isDefault: boolean
  regionName: string
  choosingRegion = false

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly start: Start,
  ) {
    const { address } = start
    this.form = new Form(fieldsOf(start))
    this.regions = new Regions(api)
    this.location = new AddressLocation(api, address)
    this.tags = new Tags(api, start.labels, this.fields.tag)
    this.gender = address?.gender ?? contactGender.other
    this.isDefault = address?.isDefault ?? false
    this.regionName = address?.region ?? ''
    makeModel(this, 'api', 'start')
    const key = `address ${address?.id ?? ''}`
    this.form.keep(key, root.session, {
      outlivesScreen: this.isNew,
      read: () => this.rest,
      restore: this.restore,
    })
  }

  get isNew(): boolean {
    return !this.start.address
  }

  get fields(): Readonly<Record<Row, FormField>> {
    return this.form.fields
  }

  setGender(gender: Address['gender']): void {
    this.gender = gender
  }

  setDefault(isDefault: boolean): void {
    this.isDefault = isDefault
  }

  openRegions(): void {
    this.choosingRegion = true
    void this.regions.begin(this.fields.region.value)
  }

  closeRegions(): void {
    this.choosingRegion = false
  }

  chooseRegion(path: readonly Area[]): void {
    const district = path[path.length - 1]?.code ?? ''
    this.fields.region.set(district)
    this.regionName = regionText(path)
    this.choosingRegion = false
    void this.location.look(district)
  }

  /** Fills in street, coordinates and district from a known place. */
  async choosePlace(name: string): Promise<void> {
    const district = this.location.choose(name)
    this.fields.street.set(name)
    if (district) await this.goTo(district)
  }

  /** Uses the device position; a nearby known place fills in empty fields. */
  async useHere(): Promise<void> {
    const near = await this.location.locate()
    if (!near) return
    const { regionCode, place } = near
    if (place && !this.fields.street.value) this.fields.street.set(place)
    if (regionCode && !this.fields.region.value) await this.goTo(regionCode)
  }

  /** Takes street, coordinates and district from a place that is chosen on the map. */
  async chooseOnMap(): Promise<void> {
    const { start } = this.location
    const at = start ? { latitude: String(start.latitude), longitude: String(start.longitude) } : {}
    const place = await pick('chooseLocation', at)
    if (!place) return
    this.location.chooseOnMap(place)
    this.fields.street.set(words().placed(place.name, place.address))
    if (place.regionCode) await this.goTo(place.regionCode)
  }

  /** Imports an address from the platform's address book. */
  async import(): Promise<void> {
    const found = await attempt(importAddress)
    if (!found) return
    this.fields.name.set(found.consignee)
    this.fields.phone.set(found.mobile)
    this.fields.street.set(found.address)
    if (found.regionCode) await this.goTo(found.regionCode)
  }

  /** Saves and goes back, or scrolls to the first invalid row. */
  async save(): Promise<void> {
    const saved = await this.form.submit(() => this.send())
    if (!saved) return
    toast(words().saved)
    await answer('addressEdit', saved.id)
  }

  /** Deletes the address after a confirmation. */
  async remove(): Promise<void> {
    const { removeTitle: title, removeText: text, remove: ok, cancel, removed } = words()
    const id = this.start.address?.id
    if (!id || !(await confirm({ title, text, ok, cancel }))) return
    const sent = () => noted(this.api.address.delete({ addressId: id }), () => addressDeleted.emit(id))
    if (!(await attempt(sent))) return
    toast(removed)
    await back()
  }

  dispose(): void {
    this.form.dispose()
  }

  /** Content of a draft, beside the fields; the server derives the position from region and street. */
  private get rest() {
    const { gender, isDefault, regionName } = this
    return { gender, isDefault, regionName }
  }

  private restore(rest: AddressFormModel['rest']) {
    Object.assign(this, rest)
  }

  private send(): Promise<Address> {
    const id = this.start.address?.id
    return id ? this.api.address.edit({ ...this.request(), addressId: id }) : this.api.address.add(this.request())
  }

  private request() {
    const { name, phone, region: district, street, door, tag } = this.fields
    return {
      consignee: name.value.trim(),
      gender: this.gender,
      mobile: phone.value,
      regionCode: district.value,
      address: street.value.trim(),
      addressDetail: door.value.trim(),
      tag: tag.value,
      isDefault: this.isDefault,
      ...this.location.positionFor(district.value, street.value),
    }
  }

  private async goTo(district: string) {
    const path = await this.regions.pathTo(district)
    if (path.length) this.chooseRegion(path)
  }
}
