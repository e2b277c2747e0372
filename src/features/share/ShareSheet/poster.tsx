import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { PosterSheet } from '../PosterSheet'
import { words } from '../PosterSheet/text'
import type { ShareModel } from '../share'

interface Props {
  model: ShareModel
}

/** Opens the poster of what is shared, if there is one. */
export const PosterButton = observer(function PosterButton({ model: { about, makePoster } }: Props) {
  return about().poster ? <Button text={words().make} kind="outline" onPress={makePoster} /> : null
})

/** The poster of what is shared, once it was opened. */
export const PosterOver = observer(function PosterOver({ model: { about, poster } }: Props) {
  return poster.isOpen ? <PosterSheet model={poster} title={about().title} /> : null
})
