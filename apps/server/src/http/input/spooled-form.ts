import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '../../base/app-error.ts';
import { storageFull } from '../../base/storage/storage-refusal.ts';
import { boundaryOf, malformed, maximumHeaderBytes, readHeader } from './multipart.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    spools?: boolean;
  }
}

const MiB = 1024 * 1024;
/** A file of this size takes hours to send, and nobody has one. */
export const largestSpooled = 64 * 1024 * MiB;
/** The database beside it must be able to go on. */
const roomToLeave = 256 * MiB;
const lookAtRoomEvery = 16 * MiB;
const longestField = 64 * 1024;

export interface SpooledFile {
  path: string;
  name: string;
  byteSize: number;
}

/** A route whose file is put down on the disk as it comes, and taken away when the answer is sent. */
export function acceptSpooled(app: FastifyInstance, route: RouteOptions, folder = tmpdir()): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('multipart/form-data');
    const forms = new WeakMap<FastifyRequest, SpooledForm>();
    scope.addContentTypeParser(
      'multipart/form-data',
      async (request: FastifyRequest, body: IncomingMessage) => {
        const form = new SpooledForm(folder, request.headers['content-type'] ?? '');
        forms.set(request, form);
        return form.read(body);
      },
    );
    scope.addHook('onResponse', async (request) => forms.get(request)?.remove());
    scope.addHook('onRequestAbort', async (request) => forms.get(request)?.remove());
    scope.route(route);
  });
}

/** Takes apart a `multipart/form-data` body while it comes, holding no more of it than one chunk and one boundary. */
export class SpooledForm {
  readonly #folder: string;
  readonly #boundary: Buffer;
  readonly #fields = new Map<string, unknown>();
  readonly #files: SpooledFile[] = [];
  /** As if a line had ended before the first boundary, so that all of them look alike. */
  #held: Buffer = Buffer.from('\r\n');
  #part: { name: string; text: Buffer[]; file?: SpooledFile; output?: FileHandle; size: number } | undefined;
  #sinceLook = lookAtRoomEvery;
  #isOver = false;
  #hasBegun = false;

  constructor(folder: string, contentType: string) {
    this.#folder = folder;
    this.#boundary = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  }

  async read(body: AsyncIterable<Buffer>): Promise<Record<string, unknown>> {
    try {
      for await (const chunk of body) {
        if (this.#isOver) continue;
        this.#held = Buffer.concat([this.#held, chunk]);
        await this.#takeApart();
      }
      if (!this.#isOver) throw malformed();
      return Object.fromEntries(this.#fields);
    } catch (error) {
      await this.remove();
      throw error;
    }
  }

  /** Whatever became of it, nothing stays behind. A file that was moved away meanwhile is not looked for. */
  async remove(): Promise<void> {
    await this.#part?.output?.close().catch(() => {});
    this.#part = undefined;
    for (const { path } of this.#files) await rm(path, { force: true }).catch(() => {});
  }

  async #takeApart(): Promise<void> {
    for (;;) {
      const at = this.#held.indexOf(this.#boundary);
      if (at === -1) {
        // The end of what is there may be the beginning of a boundary.
        if (this.#hasBegun) await this.#write(this.#held.length - this.#boundary.length);
        return;
      }
      if (!this.#hasBegun && at !== 0) throw malformed();
      const rest = this.#held.subarray(at + this.#boundary.length);
      if (rest.length < 2) return;
      const isLast = rest.toString('latin1', 0, 2) === '--';
      const headerEnd = isLast ? 0 : rest.indexOf('\r\n\r\n');
      if (headerEnd === -1 && rest.length <= maximumHeaderBytes) return;
      if (headerEnd === -1 || headerEnd > maximumHeaderBytes) throw malformed();
      if (this.#hasBegun) await this.#write(at);
      await this.#endPart();
      this.#hasBegun = true;
      if (isLast) {
        this.#isOver = true;
        return;
      }
      this.#held = rest.subarray(headerEnd + 4);
      await this.#beginPart(rest.toString('utf8', 2, headerEnd));
    }
  }

  async #beginPart(header: string): Promise<void> {
    const { name, fileName } = readHeader(header);
    if (this.#fields.has(name) || this.#fields.size >= 10) throw malformed();
    this.#fields.set(name, '');
    this.#part = { name, text: [], size: 0 };
    if (fileName === undefined) return;
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = { path: join(this.#folder, `${randomUUID()}.upload`), name: fileName, byteSize: 0 };
    this.#files.push(file);
    const output = await open(file.path, 'wx', 0o600);
    this.#part = { ...this.#part, file, output };
  }

  async #write(bytes: number): Promise<void> {
    const part = this.#part;
    if (!part || bytes <= 0) return;
    const chunk = this.#held.subarray(0, bytes);
    this.#held = this.#held.subarray(bytes);
    part.size += bytes;
    if (!part.output) {
      if (part.size > longestField) throw new AppError('too_large');
      part.text.push(Buffer.from(chunk));
      return;
    }
    await this.#requireRoom(bytes);
    await part.output.writeFile(chunk);
  }

  async #requireRoom(bytes: number): Promise<void> {
    this.#sinceLook += bytes;
    if (this.#sinceLook < lookAtRoomEvery) return;
    this.#sinceLook = 0;
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < roomToLeave) throw storageFull();
  }

  async #endPart(): Promise<void> {
    const part = this.#part;
    if (!part) return;
    this.#part = undefined;
    if (!part.output) {
      this.#fields.set(part.name, Buffer.concat(part.text).toString('utf8'));
      return;
    }
    await part.output.close();
    this.#fields.set(part.name, { ...part.file, byteSize: part.size });
  }
}
