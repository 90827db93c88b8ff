import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../corpus/readCorpus.ts';
import { json, type Peer, type PeerInput } from './Peer.ts';
import { collectOutput } from '../../tooling/collectOutput.ts';

/** Packages of other engines are only installed here. */
const cache = path.join(root, '.cache/bench-peers');
const MESSAGE_END = 1500;

/** Runs a program to completion; the error contains its output if it fails. */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<void> {
  const child = spawn(program, args, {
    cwd,
    env: {
      ...process.env,
      ...{ ASTRO_TELEMETRY_DISABLED: '1', CI: '1' },
      TZ: 'UTC',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { exitCode, output } = await collectOutput(child);
  if (exitCode === 0) return;
  throw new Error(
    `\`${path.basename(program)} ${args.join(' ')}\` exited with ${exitCode}: ${output.trim().slice(-MESSAGE_END)}`,
  );
}

const readIfThere = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** Installs and builds another engine's site, unless nothing has changed. */
export async function buildPeer(
  name: string,
  peer: Peer,
  input: PeerInput,
): Promise<{ dist: string; folder: string }> {
  const folder = path.join(cache, name);
  const dist = path.join(folder, peer.output);
  const manifest = json({
    ...{ name: `bench-${name}`, private: true },
    dependencies: peer.packages,
  });
  const installed = path.join(folder, 'installed.json');
  if (readIfThere(installed) !== manifest) {
    console.log(`${name}: installing`);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), manifest);
    const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...options], folder);
    await writeFile(installed, manifest);
  }

  const files = peer.files(input);
  const hash = createHash('sha256')
    .update(json([manifest, files]))
    .digest('hex');
  const stamp = path.join(folder, 'inputs.hash');
  if (readIfThere(stamp) === hash && existsSync(dist)) {
    console.log(`${name}: unchanged`);
    return { dist, folder };
  }
  await rm(stamp, { force: true });
  for (const top of new Set(
    Object.keys(files).map(file => file.split('/')[0] ?? ''),
  )) {
    await rm(path.join(folder, top), { recursive: true, force: true });
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  console.log(`${name}: building`);
  const [program, ...args] = peer.command;
  const script = path.join(folder, 'node_modules', program);
  await run(process.execPath, [script, ...args], folder);
  await writeFile(stamp, hash);
  return { dist, folder };
}
