import type { Picture } from '@contract/entities/common'
import { makeModel } from '@/state'
import { Resource } from '@/state/base/resource'

/** What is shared: the card and the path of its screen. */
export interface ShareAbout {
  title: string
  text: string
  picture: Picture
  /** Path and query of the screen, with a leading slash. */
  path: string
}

/** State of sharing: the card and the URL in the share code (product text §2, share). */
export class ShareModel {
  isOpen = false
  readonly link: Resource<string>

  constructor(
    readonly about: () => ShareAbout,
    address: () => Promise<string>,
  ) {
    this.link = new Resource(address)
    makeModel(this, 'about', 'link')
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }
}
