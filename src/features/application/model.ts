import { reaction } from 'mobx'
import type { FilledIn } from '@contract/entities/application'
import { applicationAgreement } from '@contract/rules/applications'
import { isPrivateModule } from '@contract/upload-modules'
import { Regions, regionText } from '@/features/region/regions'
import { type KeptPictures, PictureUploads } from '@/features/upload/picture-uploads'
import { viewPrivate } from '@/features/upload/view-private'
import type { Area } from '@contract/entities/address'
import { toast } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { Api } from '@/services/api'
import { attempt, Form, FormField, makeModel, Resource, type RootState } from '@/state'
import type { ApplicationSpec, Choice, FilledForm, PictureSpec, RowOf, RowSpec } from './spec'
import { words } from './text'

/** The field of the consent; its value is `given` once it is given. */
export const consent = 'agreed'
const given = 'yes'

const picturesFor = ({ module, max }: PictureSpec): PictureUploads =>
  isPrivateModule(module) ? new PictureUploads({ module, max, view: viewPrivate }) : new PictureUploads({ module, max })

const mapped = <From, To>(of: Readonly<Record<string, From>>, to: (value: From, name: string) => To) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, to(value, name)] as const))

/** The fields that a row shows. */
const namesOf = (row: RowSpec): string[] =>
  [row.name, ...('pictures' in row ? row.pictures : []), ...('sizes' in row ? row.sizes : [])].map((each) =>
    typeof each === 'string' ? each : each.name,
  )

/** The fields as they are displayed, so that the first wrong one is the topmost; then those that no row shows. */
function inOrder({ cards }: ApplicationSpec, fields: Readonly<Record<string, FormField>>): Record<string, FormField> {
  const shown = cards.flatMap(({ rows }) => rows.flatMap(namesOf)).filter((name) => name in fields)
  const names = [...new Set([...shown, ...Object.keys(fields)])]
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : [])))
}

interface Start {
  /** Fields of the previous submission. */
  filledIn: FilledIn | null
  /** The field to begin at. */
  field: string | undefined
}

/** A form of an application: fields, pictures, the reading of an identity card and the draft. */
export class ApplicationModel implements FilledForm {
  readonly form: Form<string>
  readonly uploads: Readonly<Record<string, PictureUploads>>
  readonly regions: Regions
  readonly options: Readonly<Record<string, Resource<readonly Choice[]>>>
  /** The row whose sheet is open. */
  opened = ''
  /** Whether something was filled in from an identity card. */
  isRead = false
  /** The picture that was read last. */
  private readId: string | undefined
  private readonly stop: () => void

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly spec: ApplicationSpec,
    { filledIn, field }: Start,
  ) {
    this.uploads = mapped(spec.pictures, picturesFor)
    const rules = mapped(
      spec.rules,
      (rule, name) => new FormField((value) => (this.asks(name) ? rule(value) : undefined), filledIn?.fields[name]),
    )
    const pictures = mapped(
      spec.pictures,
      ({ rule }, name) => new FormField(() => (this.asks(name) ? rule(this.pictures(name)[0] ?? '') : undefined)),
    )
    const agreed = new FormField((value) => applicationAgreement(value === given))
    this.form = new Form(inOrder(spec, { ...rules, ...pictures, [consent]: agreed }))
    this.regions = new Regions(api)
    this.options = this.optionsOf(spec)
    makeModel(this, 'form', 'uploads', 'regions', 'options', 'readId', 'stop', 'api', 'spec')
    for (const [name, uploads] of Object.entries(this.uploads)) uploads.restore(filledIn?.pictures[name] ?? [])
    this.form.keep(`application ${spec.kind}`, root.session, {
      read: () => this.kept,
      restore: this.restore,
      outlivesScreen: true,
    })
    if (field && field in this.form.fields) this.form.wrong = field
    this.readId = this.idPicture
    this.stop = reaction(
      () => this.idPicture,
      (id) => void this.read(id),
    )
  }

  get agreed(): boolean {
    return this.field(consent).value === given
  }

  agree(on: boolean): void {
    this.field(consent).set(on ? given : '')
  }

  field(name: string): FormField {
    const field = this.form.fields[name]
    if (!field) throw new Error(`the form has no field ${name}`)
    return field
  }

  /** Element id of a field's row, without the dots that a selector reads as classes. */
  idOf(name: string): string {
    return this.form.idOf(name).replace(/\./g, '-')
  }

  uploadsOf(name: string): PictureUploads {
    const uploads = this.uploads[name]
    if (!uploads) throw new Error(`the form has no pictures ${name}`)
    return uploads
  }

  optionsFor(name: string): Resource<readonly Choice[]> {
    const options = this.options[name]
    if (!options) throw new Error(`the form has no options for ${name}`)
    return options
  }

  /** Whether a field or the pictures of one are asked for. */
  asks(name: string): boolean {
    return this.spec.asks?.(name, this) ?? true
  }

  text(name: string): string {
    return this.field(name).value.trim()
  }

  list(name: string): string[] {
    return this.text(name).split(',').filter(Boolean)
  }

  picture(name: string): string {
    return this.pictures(name)[0] ?? ''
  }

  pictures(name: string): string[] {
    return this.uploads[name]?.ids ?? []
  }

  /** Takes a choice of several, or puts it back. */
  toggle(name: string, value: string): void {
    const chosen = this.list(name)
    const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
    this.field(name).set(next.join(','))
  }

  /** Opens the sheet of a row. */
  open(name: string): void {
    this.opened = name
  }

  openRegion(name: string): void {
    this.opened = name
    void this.regions.begin('')
  }

  close(): void {
    this.opened = ''
  }

  /** Takes what was chosen in the sheet of a row. */
  choose(name: string, value: string): void {
    this.field(name).set(value)
    this.close()
  }

  chooseRegion(name: string, path: readonly Area[]): void {
    this.choose(name, regionText(path))
  }

  /** Takes an address of the address book with its position. */
  async chooseAddress({ name }: RowOf<'address'>): Promise<void> {
    const id = await pick('addressList', { select: '1' })
    const found = id && (await attempt(() => this.api.address.get({ addressId: id })))
    if (!found) return
    this.field(name).set(`${found.address} ${found.addressDetail}`)
    this.field('position.latitude').set(String(found.latitude))
    this.field('position.longitude').set(String(found.longitude))
  }

  /** Submits the application and shows its status. */
  async submit(): Promise<void> {
    const all = Object.values(this.uploads)
    if (all.some(({ failed }) => failed)) return toast(words().photoFailed)
    if (all.some(({ settled }) => !settled)) return toast(words().uploading)
    const sent = await this.form.submit((keyed) => this.spec.send(this.api, keyed, this))
    if (sent) await replace('audit', { kind: this.spec.kind })
  }

  dispose(): void {
    this.stop()
    const isKept = this.form.dispose()
    for (const uploads of Object.values(this.uploads)) uploads.dispose(isKept)
    for (const options of Object.values(this.options)) options.dispose()
  }

  private optionsOf({ cards }: ApplicationSpec) {
    const rows = cards.flatMap((card) => card.rows)
    const selects = rows.flatMap((row) => (row.look === 'select' ? [row] : []))
    return Object.fromEntries(
      selects.map(({ name, options }) => [name, new Resource(() => options(this.api))] as const),
    )
  }

  private get idPicture(): string | undefined {
    const name = this.spec.recognition?.picture
    return name && this.pictures(name)[0]
  }

  /** Reads a new photo of an identity card and fills in the empty fields; everything can be corrected. */
  private async read(id: string | undefined) {
    if (!id || id === this.readId) return
    this.readId = id
    const answer = await attempt(() => this.api.partner.recognizeId({ pictureId: id }, { quiet: true }))
    if (answer?.recognized && this.idPicture === id) this.fill(answer.recognized)
  }

  private fill(read: Readonly<Record<string, string | null>>) {
    for (const [key, name] of Object.entries(this.spec.recognition?.fields ?? {})) {
      const value = read[key]
      if (!value || this.text(name)) continue
      this.field(name).set(value)
      this.isRead = true
    }
  }

  /** Pictures in a draft, beside the fields. */
  private get kept(): Record<string, KeptPictures> {
    return mapped(this.uploads, (uploads) => uploads.kept)
  }

  private restore(kept: Record<string, KeptPictures>) {
    for (const [name, uploads] of Object.entries(this.uploads)) {
      uploads.items = []
      uploads.restore(kept[name] ?? [])
    }
  }
}
