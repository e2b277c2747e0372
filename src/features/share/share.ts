import type { Picture } from '@contract/entities/common'
import { makeModel } from '@/state'
import { Resource } from '@/state/base/resource'

/** What is given to others: the words and picture of its card, and its screen. */
export interface ShareAbout {
  title: string
  text: string
  picture: Picture
  /** Path and parameters of the screen, with a leading slash. */
  path: string
}

/** Giving something to others: its card, and the address that the share code holds (product text §2, share). */
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
