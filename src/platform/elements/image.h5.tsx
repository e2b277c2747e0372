import { forwardRef, type CSSProperties, type Ref, type SyntheticEvent } from 'react'
import type { ImageProps } from '@tarojs/components/types/Image'
import { attributes, handle, pressable } from './common.h5'

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

/** Image with `aria-label` as its alternative text; decorative without one. */
export const Image = forwardRef(function Image(props: ImageProps, ref: Ref<HTMLImageElement>) {
  const { style, 'aria-label': label = 'alt' in props ? props.alt : '', ...rest } = attributes(props)
  return (
    <img
      {...rest}
      {...pressable(props)}
      style={{ ...fits[props.mode ?? 'scaleToFill'], ...(style as CSSProperties) }}
      src={props.src}
      alt={typeof label === 'string' ? label : ''}
      loading={props.lazyLoad ? 'lazy' : undefined}
      decoding="async"
      draggable={false}
      onLoad={handle(props.onLoad, sizeOf)}
      onError={handle(props.onError, () => ({ errMsg: 'error' }))}
      ref={ref}
    />
  )
})
