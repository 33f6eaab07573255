/** The path of an operation as Fastify writes it: `/tasks/{id}` is `/tasks/:id`. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
