import { observer } from 'mobx-react'
import type { MapCamera } from '../camera'
import { isCluster, type MapPin, type PinCluster, wordOf } from '../pins'
import { PricePin } from '../PricePin'
import { mapWords } from '../text'

interface Props {
  item: MapPin | PinCluster
  camera: MapCamera
  chosen: string | undefined
  onPin: ((id: string) => void) | undefined
}

/** Zoom levels by which the map moves closer to a cluster. */
const CLOSER = 2

/** A pin where the map is drawn by the app itself; a press on a cluster zooms in. */
export const Pin = observer(function Pin({ item, camera, chosen, onPin }: Props) {
  const t = mapWords()
  if (!isCluster(item)) {
    const { id, text, label, tone } = item
    return <PricePin text={text} label={label} tone={tone} chosen={id === chosen} onPress={() => onPin?.(id)} />
  }
  const { pins, position } = item
  const price = wordOf(item)
  return (
    <PricePin
      text={t.cluster(pins.length, price)}
      label={t.clusterLabel(pins.length, price)}
      tone="plain"
      onPress={() => camera.goTo(position, camera.zoom + CLOSER)}
    />
  )
})
