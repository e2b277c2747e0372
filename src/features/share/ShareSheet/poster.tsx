import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { LazyPosterSheet } from '../PosterSheet/lazy'
import type { ShareModel } from '../share'
import { words } from './text'

interface Props {
  model: ShareModel
}

/** Opens the poster of a share, if there is one. */
export const PosterButton = observer(function PosterButton({ model: { about, makePoster } }: Props) {
  return about().poster ? <Button text={words().poster} kind="outline" onPress={makePoster} /> : null
})

/** The poster of a share, while it is open. */
export const PosterOver = observer(function PosterOver({ model }: Props) {
  return model.makes ? <LazyPosterSheet share={model} /> : null
})
