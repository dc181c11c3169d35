import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFile, syncFolder } from '../../base/files/durable-files.ts';
import { readTarHeader, TAR_BLOCK, TAR_END, tarHeader, tarPadding } from '../../base/files/tar.ts';

export function packCluster(cluster: string): Buffer {
  const blocks: Buffer[] = [];
  const names = fs.readdirSync(cluster, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names) {
    const isFolder = fs.statSync(join(cluster, name)).isDirectory();
    const body = isFolder ? Buffer.alloc(0) : fs.readFileSync(join(cluster, name));
    const path = name.replaceAll('\\', '/');
    blocks.push(
      tarHeader({ path, size: body.length, isFolder }),
      body,
      Buffer.alloc(tarPadding(body.length)),
    );
  }
  return Buffer.concat([...blocks, TAR_END]);
}

/** Unpacks so that a crash at any moment leaves either no `cluster` or a whole, synced one. */
export function unpackCluster(tar: Buffer, cluster: string): void {
  const scratch = `${cluster}.new`;
  fs.rmSync(scratch, { recursive: true, force: true });
  const folders = new Set([scratch]);
  const files: string[] = [];
  for (let at = 0; at < tar.length;) {
    const entry = readTarHeader(tar.subarray(at, at + TAR_BLOCK));
    if (!entry) break;
    const path = join(scratch, entry.path);
    const folder = entry.isFolder ? path : dirname(path);
    const body = tar.subarray(at + TAR_BLOCK, at + TAR_BLOCK + entry.size);
    at += TAR_BLOCK + entry.size + tarPadding(entry.size);
    folders.add(folder);
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (entry.isFolder) continue;
    fs.writeFileSync(path, body, { mode: 0o600 });
    files.push(path);
  }
  // All of them are on their way to the disk by now, which takes half as long as one by one.
  files.forEach(syncFile);
  folders.forEach(syncFolder);
  fs.renameSync(scratch, cluster);
  syncFolder(dirname(cluster));
}

/** The copy a backup is made from. Clones on file systems that can (Btrfs, XFS, APFS), so it costs neither time nor space. */
export function copyCluster(cluster: string, target: string): void {
  fs.mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const entry of fs.readdirSync(cluster, { withFileTypes: true })) {
    const [from, to] = [join(cluster, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) copyCluster(from, to);
    else fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
  }
}
