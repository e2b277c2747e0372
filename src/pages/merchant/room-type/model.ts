import type { OwnRate, OwnRoomType } from '@contract/entities/merchant-hotel'
import { limits } from '@contract/limits'
import { yuanToFen } from '@contract/money'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { Form, FormField, makeModel, whileBusy } from '@/state'
import { type ChildAges, childPrices, childTerms } from './children'
import { RateEdit } from './rate'
import { rateWords } from './rate-text'
import { words } from './text'

type Hotel = Answer<'merchant.hotel'>
export type Bed = 'king' | 'twin' | 'single' | 'family'

/** Numbers of guests of a room. */
interface Guests {
  readonly includedAdults: number
  readonly mostAdults: number
  readonly mostGuests: number
}

const fine = () => undefined
const yuan = (amount: number | undefined): string => (amount ? (amount / 100).toFixed(2) : '')
const leastPrice = 100
const price = (value: string) => ((yuanToFen(value) ?? 0) >= leastPrice ? undefined : 'positiveMoneyInvalid')
const mayBeEmpty = (value: string) =>
  value.trim() === '' || yuanToFen(value) !== undefined ? undefined : 'positiveMoneyInvalid'
/** Room numbers, typed with spaces or commas between them. */
const numbersIn = (text: string): string[] =>
  [...new Set(text.split(/[\s,，、]+/).filter(Boolean))].slice(0, limits.hourlyRooms)
const isCount = (value: string): boolean => /^\d{1,4}$/.test(value) && Number(value) <= 1000

/** Editor of a room type of a hotel, existing or new, and of its rates (product text §2, merchant tab bar). */
export class RoomTypeModel {
  readonly form: Form<string>
  readonly uploads = new PictureUploads({ module: 'store', max: limits.roomPictures })
  bed: string
  guests: Guests
  children: ChildAges
  extraBeds: number
  facilities: readonly string[]
  busy = false
  /** The rate that is edited. */
  editing: RateEdit | undefined = undefined

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
    /** The room type as it is saved; undefined for a new one. */
    private room: OwnRoomType | undefined,
    /** Today by the hotel’s clock. */
    private readonly today: string,
  ) {
    const { name, summary } = room ?? {}
    this.bed = room?.bed ?? 'king'
    this.guests = {
      includedAdults: room?.includedAdults ?? 2,
      mostAdults: room?.mostAdults ?? 2,
      mostGuests: room?.mostGuests ?? 2,
    }
    const { price: childPrice, ...ages } = childTerms(room?.childPrices)
    this.children = ages
    this.extraBeds = room?.extraBeds ?? 0
    this.facilities = room?.facilities ?? []
    this.form = new Form({
      nameZh: new FormField(
        (value) => (inBothLanguages(value, this.text('nameEn')).zh ? undefined : 'required'),
        name?.zh,
      ),
      nameEn: new FormField(fine, name?.en),
      summaryZh: new FormField(fine, summary?.zh),
      summaryEn: new FormField(fine, summary?.en),
      extraAdultPrice: new FormField(mayBeEmpty, yuan(room?.extraAdultPrice)),
      childPrice: new FormField(mayBeEmpty, yuan(childPrice)),
      extraBedPrice: new FormField(mayBeEmpty, yuan(room?.extraBedPrice)),
      basePrice: new FormField(price, yuan(room?.basePrice)),
      weekendPrice: new FormField((value) => (value.trim() ? price(value) : undefined), yuan(room?.weekendPrice)),
      allotment: new FormField(
        (value) => (isCount(value) ? undefined : 'digitsInvalid'),
        room && String(room.allotment),
      ),
      hourlyRooms: new FormField(fine, room?.hourlyRooms.join(' ')),
    })
    makeModel(this, 'form', 'uploads', 'api', 'storeId', 'today')
  }

  get saved(): OwnRoomType | undefined {
    return this.room
  }

  field(name: string): FormField {
    const field = this.form.fields[name]
    if (!field) throw new Error(`the form has no field ${name}`)
    return field
  }

  idOf(name: string): string {
    return this.form.idOf(name)
  }

  chooseBed(bed: Bed): void {
    this.bed = bed
  }

  /** Sets a number of guests; fewer never come than the smaller numbers say. */
  setGuests(name: keyof Guests, value: number): void {
    const { includedAdults, mostAdults, mostGuests }: Guests = { ...this.guests, [name]: value }
    const adults = Math.max(mostAdults, includedAdults)
    this.guests = { includedAdults, mostAdults: adults, mostGuests: Math.max(mostGuests, adults) }
  }

  setChildren(ages: Partial<ChildAges>): void {
    this.children = { ...this.children, ...ages }
  }

  toggleFacility(key: string): void {
    const { facilities } = this
    this.facilities = facilities.includes(key) ? facilities.filter((each) => each !== key) : [...facilities, key]
  }

  setExtraBeds(count: number): void {
    this.extraBeds = count
  }

  /** Saves the room type, which stays on the screen for its rates. */
  async save(): Promise<void> {
    if (this.uploads.failed) return toast(words().photoFailed)
    if (!this.uploads.settled) return toast(words().uploading)
    const { storeId, room, change } = this
    const request = room ? { roomTypeId: room.id, ...change } : { storeId, ...change }
    const hotel = await this.form.submit((keyed) => this.api.merchant.saveRoomType(keyed(request)))
    if (!hotel) return
    toast(room ? words().saved : words().savedNew)
    this.take(hotel)
  }

  /** Takes the room type off sale and goes back to the others. */
  async remove(): Promise<void> {
    const { room } = this
    if (!room) return
    const hotel = await whileBusy(this, () => this.api.merchant.removeRoomType({ roomTypeId: room.id }))
    if (!hotel) return
    toast(words().gone)
    await back()
  }

  editRate(rate: OwnRate | undefined): void {
    if (this.room) this.editing = new RateEdit(this.api, this.room.id, rate, this.today)
  }

  endRate(): void {
    this.editing = undefined
  }

  async saveRate(): Promise<void> {
    this.tookRate(await this.editing?.save(), rateWords().saved)
  }

  async removeRate(): Promise<void> {
    this.tookRate(await this.editing?.remove(), rateWords().removed)
  }

  dispose(): void {
    this.uploads.dispose(this.form.dispose())
  }

  private tookRate(hotel: Hotel | undefined, text: string): void {
    if (!hotel) return
    this.take(hotel)
    this.endRate()
    toast(text)
  }

  /** Takes the room type from the saved hotel: the same one, or the last, which is the added one. */
  private take({ rooms }: Hotel): void {
    this.room = rooms.find(({ id }) => id === this.room?.id) ?? rooms.at(-1)
  }

  private get change() {
    const [base, weekend] = [yuanToFen(this.text('basePrice')) ?? 0, yuanToFen(this.text('weekendPrice'))]
    const { ids } = this.uploads
    return {
      name: inBothLanguages(this.text('nameZh'), this.text('nameEn')),
      summary: inBothLanguages(this.text('summaryZh'), this.text('summaryEn')),
      bed: this.bed,
      ...this.guests,
      extraAdultPrice: yuanToFen(this.text('extraAdultPrice')) ?? 0,
      facilities: [...this.facilities],
      extraBeds: this.extraBeds,
      extraBedPrice: yuanToFen(this.text('extraBedPrice')) ?? 0,
      ...this.childChange,
      basePrice: base,
      weekendPrice: weekend ?? base,
      allotment: Number(this.text('allotment')),
      hourlyRooms: numbersIn(this.text('hourlyRooms')),
      ...(ids.length > 0 && { pictures: [...ids] }),
    }
  }

  /** Prices of children, where they were changed: a hotel may have more of them than this screen shows. */
  private get childChange() {
    const { price, ...ages } = childTerms(this.room?.childPrices)
    const changed = childPrices(this.children, yuanToFen(this.text('childPrice')) ?? 0)
    return JSON.stringify(changed) === JSON.stringify(childPrices(ages, price)) ? {} : { childPrices: changed }
  }

  private text(name: string): string {
    return this.field(name).value.trim()
  }
}
