import { forwardRef, useImperativeHandle, useRef, type CSSProperties, type Ref, type SyntheticEvent } from 'react'
import type { ImageProps } from '@tarojs/components/types/Image'
import { attributes, handle, pressable } from './common.h5'
import { useNear } from './near.h5'

const fits: Record<string, CSSProperties> = {
  scaleToFill: { objectFit: 'fill' },
  aspectFit: { objectFit: 'contain' },
  aspectFill: { objectFit: 'cover' },
  widthFix: { height: 'auto' },
  heightFix: { width: 'auto' },
}

const sizeOf = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => ({
  width: currentTarget.naturalWidth,
  height: currentTarget.naturalHeight,
})

/**
 * Image with `aria-label` as its alternative text; decorative without one. With `lazyLoad` it loads as it comes near the
 * view: `loading="lazy"` alone starts several screens ahead.
 */
export const Image = forwardRef(function Image(props: ImageProps, outer: Ref<HTMLImageElement>) {
  const image = useRef<HTMLImageElement>(null)
  useImperativeHandle(outer, () => image.current as HTMLImageElement)
  const near = useNear(image, props.lazyLoad ?? false)
  const { style, 'aria-label': label = 'alt' in props ? props.alt : '', ...rest } = attributes(props)
  return (
    <img
      {...rest}
      {...pressable(props)}
      style={{ ...fits[props.mode ?? 'scaleToFill'], ...(style as CSSProperties) }}
      src={near ? props.src : undefined}
      alt={typeof label === 'string' ? label : ''}
      decoding="async"
      draggable={false}
      onLoad={handle(props.onLoad, sizeOf)}
      onError={handle(props.onError, () => ({ errMsg: 'error' }))}
      ref={image}
    />
  )
})
