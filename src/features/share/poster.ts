import { offerSettings } from '@/features/device/offer-settings'
import { confirm, toast } from '@/platform/view/feedback'
import type { Paper } from '@/platform/media/paper-types'
import { asksToSave, openAlbumSettings, savePicture } from '@/platform/media/save-picture'
import { loadModules } from '@/components/base/QrCode/modules'
import { pictureUrl } from '@/services/pictures'
import { attempt, makeModel, whileBusy } from '@/state'
import { drawPoster } from './draw-poster'
import type { ShareAbout } from './share'
import { words } from './PosterSheet/text'

/** A poster that is drawn with the QR code of a link, and saved as a picture. */
export class PosterModel {
  status: 'drawing' | 'ready' | 'failed' = 'drawing'
  busy = false
  /** Number of canvases requested: each failure requests another one. */
  round = 0
  private paper: Paper | undefined = undefined

  constructor(
    private readonly about: () => ShareAbout,
    private readonly link: () => Promise<string>,
  ) {
    makeModel(this, 'about', 'link', 'paper')
  }

  /** Asks for another canvas after a failure. */
  retry(): void {
    this.status = 'drawing'
    this.round += 1
  }

  /** Draws on the canvas that the platform gave, if it did. */
  async draw(paper: Paper | undefined): Promise<void> {
    this.paper = paper
    this.setStatus(paper ? 'drawing' : 'failed')
    if (!paper) return
    const drawn = await attempt(() => this.drawOn(paper).then(() => true))
    if (this.paper === paper) this.setStatus(drawn ? 'ready' : 'failed')
  }

  /** Saves the picture, once what it needs the album for is understood. */
  async save(): Promise<void> {
    const { paper } = this
    if (!paper || this.status !== 'ready' || this.busy) return
    const { album, albumText, go, cancel, saved } = words()
    if ((await asksToSave()) && !(await confirm({ title: album, text: albumText, ok: go, cancel }))) return
    const name = this.about().title
    const result = await whileBusy(this, async () => savePicture(await paper.toFile(), name))
    if (result === 'saved') toast(saved)
    if (result === 'refused') await this.askForSettings()
  }

  private async askForSettings() {
    const { refused, refusedText, settings, cancel } = words()
    await offerSettings({ title: refused, text: refusedText, ok: settings, cancel }, openAlbumSettings)
  }

  private async drawOn({ pen, picture }: Paper) {
    const { title, picture: main, poster } = this.about()
    const { recommends, name, scan } = words()
    const [code, image, avatar] = await Promise.all([
      this.link().then(loadModules),
      picture(pictureUrl(main.path, 750)),
      poster?.by && picture(pictureUrl(poster.by.avatar.path, 112)),
    ])
    const by = poster?.by && avatar && { avatar, text: recommends(poster.by.nickname) }
    const { price, tags = [], hint = scan } = poster ?? {}
    drawPoster(pen, { picture: image, by, price, title, tags, name, hint, code })
  }

  private setStatus(status: PosterModel['status']) {
    this.status = status
  }
}
