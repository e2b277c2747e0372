import type { User } from '@contract/entities/user'
import type { Crop } from '@contract/crop'
import { formatDate } from '@contract/date'
import { limits } from '@contract/limits'
import { accountEmail, birthday, nickname } from '@contract/rules/account'
import { firstCharacters } from '@contract/text'
import { CropModel } from './crop-model'
import { choosePictures, releasePicture } from '@/platform/media/choose-pictures'
import type { ChosenFile } from '@/platform/media/chosen'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import { pictureSize } from '@/platform/media/picture-size'
import type { Api } from '@/services/api'
import { uploadPicture } from '@/services/upload'
import { attempt, Form, FormField, makeModel, type RootState } from '@/state'
import { words } from './text'

/** Profile form (product text §3, user profile; §5, account rules). */
export class ProfileModel {
  readonly nickname: FormField
  readonly birthday: FormField
  readonly email: FormField
  gender: User['gender']
  /** Profile signature, in the field and on the server. */
  signature: string
  private keptSignature: string
  avatar: User['avatar']
  /** The picture that is being cropped. */
  cropping: CropModel | undefined = undefined
  /** Whether a new avatar is being uploaded. */
  sendingAvatar = false
  picking = false
  readonly form: Form<'nickname' | 'birthday' | 'email'>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    user: User,
  ) {
    this.nickname = new FormField(nickname, user.nickname)
    this.birthday = new FormField((value) => birthday(value, formatDate(new Date())), user.birthday ?? '')
    this.email = new FormField((value) => accountEmail(value.trim()), user.email ?? '')
    this.form = new Form({ nickname: this.nickname, birthday: this.birthday, email: this.email })
    this.gender = user.gender
    this.signature = user.signature
    this.keptSignature = user.signature
    this.avatar = user.avatar
    makeModel(this, 'api', 'root')
    this.form.keep('profile', root.session, {
      read: () => ({ gender: this.gender, signature: this.signature }),
      restore: this.restore,
    })
  }

  setGender(gender: User['gender']): void {
    this.gender = gender
  }

  setSignature(signature: string): void {
    this.signature = firstCharacters(signature, limits.signatureMax)
  }

  pick(): void {
    this.picking = true
  }

  stopPicking(): void {
    this.picking = false
  }

  picked(day: string): void {
    this.birthday.set(day)
    this.picking = false
  }

  /** Lets the user choose a picture and crop it. A file that is no picture is sent for the server to reject. */
  async changeAvatar(): Promise<void> {
    if (this.sendingAvatar) return
    const [chosen] = (await attempt(() => choosePictures(1))) ?? []
    if (!chosen) return
    const size = await pictureSize(chosen)
    this.endCrop()
    if (size) return this.beginCrop(new CropModel(chosen, size))
    await this.keepAvatar(chosen)
    releasePicture(chosen)
  }

  /** Sends the chosen square, which becomes the avatar at once; the cropper stays when that fails. */
  async useCrop(): Promise<void> {
    const { cropping } = this
    if (!cropping || this.sendingAvatar) return
    if (await this.keepAvatar(cropping.chosen, cropping.crop)) this.endCrop()
  }

  endCrop(): void {
    if (this.cropping) releasePicture(this.cropping.chosen)
    this.cropping = undefined
  }

  /** Validates and saves all fields, then goes back. */
  async save(): Promise<void> {
    const { gender } = this
    const [birthday, email] = [this.birthday.value, this.email.value.trim()]
    const fields = {
      nickname: this.nickname.value.trim(),
      gender,
      ...(birthday ? { birthday } : {}),
      ...(email ? { email } : {}),
    }
    const user = await this.form.submit(() => this.send(fields))
    if (user) await this.saved(user)
  }

  dispose(): void {
    this.endCrop()
    this.form.dispose()
  }

  private restore({ gender, signature }: Pick<User, 'gender' | 'signature'>) {
    this.gender = gender
    this.signature = signature
  }

  /** Saves the fields, and the signature when it was changed. */
  private async send(fields: Parameters<Api['user']['edit']>[0]): Promise<User> {
    const user = await this.api.user.edit(fields)
    const signature = this.signature.trim()
    return signature === this.keptSignature ? user : this.api.user.editSignature({ signature })
  }

  private async keepAvatar(chosen: ChosenFile, crop?: Crop): Promise<boolean> {
    this.setSending(true)
    const user = await attempt(() => this.sendAvatar(chosen, crop))
    this.setSending(false)
    if (user) this.avatarKept(user)
    return user !== undefined
  }

  private async sendAvatar(chosen: ChosenFile, crop: Crop | undefined): Promise<User> {
    const { id } = await uploadPicture(chosen, { module: 'avatar', ...(crop && { crop }) })
    return this.api.user.edit({ avatarId: id })
  }

  private beginCrop(crop: CropModel) {
    this.cropping = crop
  }

  private setSending(on: boolean) {
    this.sendingAvatar = on
  }

  private avatarKept(user: User) {
    this.avatar = user.avatar
    this.root.session.setUser(user)
    toast(words().saved)
  }

  private async saved(user: User) {
    this.root.session.setUser(user)
    toast(words().saved)
    await back()
  }
}
