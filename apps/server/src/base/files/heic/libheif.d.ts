/** The part of libheif that we call; the package describes only its other bundle. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Failure = { code: object };
  type Context = { readonly context: unique symbol };
  type Handle = { readonly handle: unique symbol; code?: undefined };
  interface Channel {
    id: object;
    width: number;
    height: number;
    /** How many bytes one line takes. */
    stride: number;
    data: Uint8Array;
  }
  interface Libheif {
    heif_error_code: { heif_error_Ok: object };
    heif_colorspace: { heif_colorspace_RGB: object };
    heif_chroma: { heif_chroma_interleaved_RGB: object };
    heif_context_alloc(): Context;
    heif_context_read_from_memory(context: Context, bytes: Uint8Array): Failure;
    heif_js_context_get_primary_image_handle(context: Context): Handle | Failure;
    heif_image_handle_get_width(handle: Handle): number;
    heif_image_handle_get_height(handle: Handle): number;
    heif_js_decode_image2(
      handle: Handle,
      colorspace: object,
      chroma: object,
    ): { code?: undefined; channels: Channel[] } | Failure;
  }
  export default function load(): Libheif;
}
