"""Plays games at random, or looks one step ahead, and says how it went and how fast.

    python3 docs/ziggurat_env_example.py innovation --games 10
    python3 docs/ziggurat_env_example.py seven-wonders --policy one-step --games 3
"""

import argparse
import random
import time

from ziggurat_env import ZigguratEnv, seat_of


def at_random(env):
    return random.randrange(len(env.infos[env.agent_selection]["options"]))


def one_step(env, playouts=3):
    """Tries each option on tables that might be the true one, plays them to the end at random, and takes the best."""
    agent = env.agent_selection
    options = env.infos[agent]["options"]
    if len(options) == 1:
        return 0
    sums = [0] * len(options)
    for _ in range(playouts):
        with env.redeal(agent) as world:
            for at, option in enumerate(options):
                with world.fork() as imagined:
                    imagined.step(option)
                    while not imagined.position["over"]:
                        imagined.step(at_random(imagined))
                    # Points tell more than a victory when there are few playouts.
                    sums[at] += imagined.position["rewards"][seat_of(agent)] * 20
                    sums[at] += imagined.position["scores"][seat_of(agent)]
    return sums.index(max(sums))


POLICIES = {"random": at_random, "one-step": one_step}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--policy", choices=POLICIES, default="random", help="of seat 0; the others play at random")
    parser.add_argument("--observation", choices=["view", "features", "none"], default="view")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    observation = None if arguments.observation == "none" else arguments.observation
    with ZigguratEnv(arguments.game, arguments.seats, observation=observation) as env:
        play(env, arguments)


def play(env, arguments):
    decisions = 0
    victories = 0
    begun = time.perf_counter()
    for game in range(arguments.games):
        env.reset(seed=f"{arguments.seed} {game}")
        for agent in env.agent_iter():
            _, reward, termination, truncation, info = env.last()
            if termination or truncation:
                if agent == "seat_0":
                    victories += reward
                    print(f"game {game}: {info['score']} points, place {info['place']}")
                env.step(None)
                continue
            policy = POLICIES[arguments.policy] if agent == "seat_0" else at_random
            env.step(policy(env))
            decisions += 1
    seconds = time.perf_counter() - begun
    print(f"{victories:g} victories in {arguments.games} games of {env.seats} players")
    print(f"{decisions} decisions, {decisions / seconds:.0f} a second")


main()
