/** The configuration of a route that @fastify/cors reads: `false` keeps its headers from the answers. */
export const crossOriginConfig = (sameOrigin: boolean): { cors?: false } => (sameOrigin ? { cors: false } : {});
