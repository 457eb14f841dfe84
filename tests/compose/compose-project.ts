import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';

const settings = z
  .object({
    COMPOSE_ADDRESS: z.string(),
    COMPOSE_ENGINE: z.string(),
    COMPOSE_COMMAND: z.string(),
    COMPOSE_PROJECT: z.string(),
    COMPOSE_KEPT: z.string(),
    COMPOSE_SCALE: z.string(),
    SECRETS: z.string(),
    HTTP_PUBLISH: z.string(),
    GATEWAY_IMAGE: z.string(),
  })
  .parse(readEnv());

const compose = z.tuple([z.string()], z.string()).parse(JSON.parse(settings.COMPOSE_COMMAND));
const { COMPOSE_ENGINE: engine, COMPOSE_PROJECT: project } = settings;

/** Where the proxy of the test answers by TLS, and where without it. */
export const address = settings.COMPOSE_ADDRESS;
export const plainAddress = `http://${settings.HTTP_PUBLISH}`;
/** The file in which a test notes what a restore has to bring back. */
export const keptFile = settings.COMPOSE_KEPT;
/** The folder of the secrets that `docker/setup` made. */
export const secretsFolder = settings.SECRETS;

/** The running containers of a service. */
export function containersOf(service: string): string[] {
  const labels = { project, service };
  const filters = Object.entries(labels).flatMap(([name, value]) => [
    '--filter',
    `label=com.docker.compose.${name}=${value}`,
  ]);
  const listed = execFileSync(engine, ['ps', '-q', ...filters], { encoding: 'utf8' });
  return listed.split('\n').filter(Boolean);
}

/** kill -9 of a container, which the engine then leaves dead. */
export function killContainer(id: string): void {
  execFileSync(engine, ['kill', '--signal', 'KILL', id], { stdio: 'ignore' });
}

/**
 * The API's description, for the checks of every answer: the proxy shows it to nobody, so it is asked
 * of a gateway itself.
 */
export function readApiDocument(): unknown {
  const [gateway = ''] = containersOf('gateway');
  const script =
    "fetch('http://127.0.0.1:3000/api/openapi.json').then((it) => it.text()).then(console.log)";
  return JSON.parse(execIn(gateway, ['/usr/local/bin/node', '-e', script]));
}

/** What a program in a container says. */
export function execIn(id: string, command: readonly string[]): string {
  return execFileSync(engine, ['exec', id, ...command], { encoding: 'utf8' });
}

/**
 * Starts as many containers of each service as are named, and leaves those that run. By a file, as
 * podman-compose takes one `--scale` only.
 */
export function scale(counts: Record<string, number>): void {
  const services = Object.entries(counts).map(([name, replicas]) => {
    return `  ${name}: { deploy: { mode: replicated, replicas: ${replicas} } }\n`;
  });
  writeFileSync(settings.COMPOSE_SCALE, `services:\n${services.join('')}`);
  const [command, ...first] = compose;
  execFileSync(command, [...first, 'up', '-d', '--no-build', '--no-recreate'], { stdio: 'ignore' });
}

/** Starts a gateway beside the others with these variables, until it ends by itself. */
export function startGatewayAlone(env: Record<string, string>): { status: number; said: string } {
  const variables = Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const network = ['--network', `${project}_data`];
  const { status, stderr } = spawnSync(
    engine,
    ['run', '--rm', '--read-only', ...network, ...variables, settings.GATEWAY_IMAGE],
    { encoding: 'utf8', timeout: 120_000 },
  );
  return { status: status ?? -1, said: stderr };
}
