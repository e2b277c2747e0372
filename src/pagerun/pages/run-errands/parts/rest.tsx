import { observer } from 'mobx-react'
import type { RunErrandsModel, Terms } from '../model'
import { Agreement } from './agreement'
import { Estimate } from './estimate'
import { Options } from './options'

interface Props {
  model: RunErrandsModel
  terms: Terms
}

/** The part of the form that depends on the terms. */
export const Rest = observer(({ model, terms }: Props) => (
  <>
    <Options model={model} terms={terms} />
    <Estimate model={model} />
    <Agreement model={model} />
  </>
))
