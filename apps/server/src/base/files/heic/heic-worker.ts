import { parentPort, workerData } from 'node:worker_threads';
import load from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import type { FromHeicWorker, HeicOrder } from './heic-limits.ts';

const page = 65_536;

/** The limits of a thread are those of its heap. The decoder's memory lies beside it and would grow up to 2 GB. */
function limitDecoderMemory(megabytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * page > megabytes * 1024 * 1024)
      throw new RangeError('too much memory');
    return grow.call(this, pages);
  };
}

function decode({ bytes, limits }: HeicOrder): FromHeicWorker {
  const heif = load();
  const context = heif.heif_context_alloc();
  const read = heif.heif_context_read_from_memory(context, bytes);
  if (read.code !== heif.heif_error_code.heif_error_Ok) return { refused: 'unreadable' };
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  if (handle.code) return { refused: 'unreadable' };
  const size = heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle);
  if (size > limits.pixels) return { refused: 'tooManyPixels' };
  const drawn = heif.heif_js_decode_image2(
    handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    heif.heif_chroma.heif_chroma_interleaved_RGB,
  );
  const channel = drawn.code ? undefined : drawn.channels[0];
  if (!channel) return { refused: 'unreadable' };
  const { width, height, stride, data } = channel;
  // What the file declares and what its picture turns out to be are two things.
  if (width * height > limits.pixels) return { refused: 'tooManyPixels' };
  const pixels = new Uint8Array(width * height * 3);
  for (let line = 0; line < height; line += 1)
    pixels.set(data.subarray(line * stride, line * stride + width * 3), line * width * 3);
  return { pixels, width, height };
}

const order = workerData as HeicOrder;
limitDecoderMemory(order.limits.memoryMegabytes);
const answer = decode(order);
parentPort!.postMessage(answer, 'pixels' in answer ? [answer.pixels.buffer as ArrayBuffer] : []);
